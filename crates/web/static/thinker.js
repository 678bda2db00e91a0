// A worker for thinking: it waits for the page's compiled module and starts the same program once more. The program
// sees that it has no window and listens for questions instead.
import start from "./{{glue}}";

onmessage = ({ data }) => {
  onmessage = null;
  start({ module_or_path: data });
};
