"""Makes app/ui/fonts from the npm packages @fontsource/inter and @fontsource/poppins.

Poppins comes as one file a weight. Pages use 400 and 500 from the first paint on, so the two are
joined into one variable font (wght 400 to 500): glyphs drawn with different points are redrawn
with the same ones, the few whose outlines differ are aligned segment by segment.

Of each font there is a small file of the letters English pages are written in, and the whole one
(root.css).

    pip install fonttools brotli && python3 scripts/fonts.py
"""

from math import dist
from pathlib import Path
from subprocess import run

from fontTools import varLib
from fontTools.cu2qu import curves_to_quadratic
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.qu2cu import quadratic_to_curves
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "node_modules/@fontsource"
TARGET = ROOT / "app/ui/fonts"
WEIGHTS = (400, 500)
LETTERS = (
    "U+20-7E,U+A0-FF,U+152-153,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,"
    "U+202F,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212"
)
BASIC = "U+20-7E,U+A0,U+A9,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026"
NEW_SEGMENT_COST = 60  # font units; above it a segment is matched rather than added


def compatible(a, b):
    if a.numberOfContours != b.numberOfContours:
        return False
    if a.numberOfContours <= 0:
        return True
    return list(a.endPtsOfContours) == list(b.endPtsOfContours) and list(a.flags) == list(b.flags)


def straight(start, end):
    third = lambda n: tuple(start[i] + n * (end[i] - start[i]) / 3 for i in (0, 1))
    return (start, third(1), third(2), end)


def contours(font, name):
    """Each contour of a glyph as a list of cubic segments of four points."""
    pen = RecordingPen()
    font.getGlyphSet()[name].draw(pen)
    found = []
    for step, points in pen.value:
        if step == "moveTo":
            found.append([])
            first = here = points[0]
        elif step == "lineTo":
            found[-1].append(straight(here, points[0]))
            here = points[0]
        elif step == "qCurveTo":
            for curve in quadratic_to_curves([[here, *points]], max_err=2.0, all_cubic=True):
                found[-1].append((here, *curve[1:]))
                here = curve[-1]
        elif step == "closePath" and here != first:
            found[-1].append(straight(here, first))
    return found


def align(ours, theirs):
    """Pairs of segments, one of each, over all starting points of `theirs`; the cheapest wins."""
    best = None
    for turn in range(len(theirs)):
        turned = theirs[turn:] + theirs[:turn]
        costs = {(0, 0): (dist(ours[0][0], turned[0][0]), None)}
        for i in range(len(ours) + 1):
            for j in range(len(turned) + 1):
                ways = []
                if i and j:
                    apart = sum(dist(ours[i - 1][n], turned[j - 1][n]) for n in (1, 2, 3))
                    ways.append((costs[i - 1, j - 1][0] + apart, (i - 1, j - 1)))
                for a, b, segment in ((i - 1, j, ours[i - 1]), (i, j - 1, turned[j - 1])):
                    if min(a, b) >= 0:
                        length = dist(segment[0], segment[3])
                        ways.append((costs[a, b][0] + 3 * length + NEW_SEGMENT_COST, (a, b)))
                if ways:
                    costs[i, j] = min(ways)
        cost = costs[len(ours), len(turned)][0]
        if best is None or cost < best[0]:
            best = (cost, turned, costs)
    _, turned, costs = best
    pairs, i, j = [], len(ours), len(turned)
    while (i, j) != (0, 0):
        a, b = costs[i, j][1]
        our = ours[i - 1] if a < i else ((ours[i - 1][3] if i else ours[0][0]),) * 4
        their = turned[j - 1] if b < j else ((turned[j - 1][3] if j else turned[0][0]),) * 4
        pairs.append((our, their))
        i, j = a, b
    return pairs[::-1]


def redraw(fonts, name):
    pens = [TTGlyphPen(None), TTGlyphPen(None)]
    for both in zip(*(contours(font, name) for font in fonts)):
        pairs = align(*both)
        for pen, start in zip(pens, pairs[0]):
            pen.moveTo(start[0])
        for pair in pairs:
            curves = curves_to_quadratic(pair, [1.0, 1.0], all_quadratic=True)
            for pen, curve in zip(pens, curves):
                pen.qCurveTo(*curve[1:])
        for pen in pens:
            pen.closePath()
    for font, pen in zip(fonts, pens):
        glyph = pen.glyph(dropImpliedOnCurves=False)
        glyph.recalcBounds(font["glyf"])
        font["glyf"][name] = glyph


def poppins():
    fonts = [TTFont(SOURCE / f"poppins/files/poppins-latin-{w}-normal.woff2") for w in WEIGHTS]
    for name in fonts[0].getGlyphOrder():
        if not compatible(*(font["glyf"][name] for font in fonts)):
            redraw(fonts, name)
    kerning = fonts[0]["GPOS"]
    design = DesignSpaceDocument()
    axis = AxisDescriptor(tag="wght", name="Weight", minimum=400, default=400, maximum=500)
    design.addAxis(axis)
    for weight, font in zip(WEIGHTS, fonts):
        del font["GPOS"], font["GSUB"]
        source = SourceDescriptor(location={"Weight": weight}, familyName="Poppins")
        source.font, source.styleName = font, str(weight)
        design.addSource(source)
    variable, *_ = varLib.build(design)
    variable["GPOS"] = kerning
    variable.save("/tmp/poppins.ttf")
    subset("/tmp/poppins.ttf", "poppins-400-500.woff2", "kern")


def subset(source, target, features, letters=LETTERS):
    run(
        ["pyftsubset", source, f"--unicodes={letters}", f"--layout-features={features}"]
        + ["--flavor=woff2", "--no-hinting", f"--output-file={TARGET / target}"],
        check=True,
    )


poppins()
subset(SOURCE / "inter/files/inter-latin-600-normal.woff2", "inter-600.woff2", "kern,mark,ccmp")
# The names of the shop's languages stand on each page, prices in euros on those of many shops.
subset(TARGET / "poppins-400-500.woff2", "poppins-basic.woff2", "kern", BASIC + ",U+E7,U+F1,U+20AC")
subset(TARGET / "inter-600.woff2", "inter-basic.woff2", "kern", BASIC)
