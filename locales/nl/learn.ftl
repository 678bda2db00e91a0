learn-title = Leren spelen
