"""Makes lining figures of equal width (lnum, tnum) the ones a font shows by itself: lining.py FROM TO."""
import sys
from fontTools.ttLib import TTFont
font = TTFont(sys.argv[1])
gsub = font["GSUB"].table
lookups = {r.FeatureTag: r.Feature.LookupListIndex for r in gsub.FeatureList.FeatureRecord}
def substituted(glyph):
    for feature in ("lnum", "tnum"):
        for index in lookups[feature]:
            for table in gsub.LookupList.Lookup[index].SubTable:
                glyph = getattr(table, "ExtSubTable", table).mapping.get(glyph, glyph)
    return glyph
for table in font["cmap"].tables:
    for code in range(0x30, 0x3A):
        if code in table.cmap: table.cmap[code] = substituted(table.cmap[code])
font.save(sys.argv[2])
