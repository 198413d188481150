// Draws the map that `plan.ts` computes, as SVG. In the frames `streetsRight` and `streetsLeft` the map is as wide as the page, with text
// on it.
import { useId } from 'react';
import { classNames } from '../../primitives/classNames.ts';
import * as styles from './StreetMap.css.ts';
import { degreesPerRadian, type Rectangle } from './geometry.ts';
import { lineHeight, textSize } from './labels.ts';
import { treesOf } from './layout.ts';
import {
  compass,
  drawMap,
  type Frame,
  type FrameName,
  frames,
  cityFrameOf,
  type LargeHatching,
  shoreAngle,
  shoreDistance,
  type Stroke,
  type StreetPlan,
} from './plan.ts';

/** Draws the hatching of a large area, and its streets over it. */
const Hatching = ({
  part,
  streetPart,
  lines,
  lineWidth,
  streets,
  streetWidth,
}: LargeHatching & { part: 'outskirts' | 'hatching'; streetPart: 'mainStreetArea' | 'streets' }) => (
  <>
    <path className={styles.parts[part]} d={lines} strokeWidth={lineWidth} />
    <path className={styles.parts[streetPart]} d={streets} strokeWidth={streetWidth} />
  </>
);

/** Draws one part of the map. */
const Strokes = ({ part, strokes }: { part: 'blocks' | 'hatching' | 'edge'; strokes: readonly Stroke[] }) =>
  strokes.map(({ path, width, dashes }) => (
    <path key={path} className={styles.parts[part]} d={path} strokeWidth={width} strokeDasharray={dashes} />
  ));

/** Fills a rectangle with rows of dots. */
function Trees(area: Rectangle) {
  const { left, top, columns, rows } = treesOf(area);
  const length = (columns - 1) * 7 + 0.1;
  const path = Array.from({ length: rows }, (_, row) => `M${left} ${top + row * 7}h${length}`).join('');
  return <path className={styles.parts.trees} d={path} strokeWidth={3.4} strokeDasharray="0 7" />;
}

/** The floor plan of a building with two wings and a dome. */
function Dome({ x, y, width, height }: Rectangle) {
  const [middle, center] = [x + width / 2, y + height / 2];
  const size = Math.min(width, height) / 10;
  return (
    <>
      <path
        className={styles.parts.solid}
        d={`M${middle - size * 4} ${center - size * 1.2}h${size * 8}v${size * 2.4}h${-size * 8}z`}
      />
      <circle className={styles.parts.solid} cx={middle} cy={center} r={size * 2.7} />
      <circle className={styles.parts.paper} cx={middle} cy={center} r={size * 2} />
      <circle className={styles.parts.solid} cx={middle} cy={center} r={size * 1.2} />
    </>
  );
}

interface LabelProps {
  /** The lines of the label's text. */
  lines: readonly string[];
  /** The position of the middle, the start or the end of the text, as `anchor` says. */
  at: readonly [number, number];
  /** The part of the text that is at the position. */
  anchor?: 'start' | 'middle' | 'end';
  /** In degrees. */
  angle?: number | undefined;
  frame: Frame;
  /** Keeps the lines of the map off the letters: with a gap in the line of a street, or with an outline in the color of the paper. */
  apart?: 'gap' | 'halo';
}

/** A label. No line of the map touches its letters. */
function Label({ lines, at, anchor = 'middle', angle = 0, frame, apart }: LabelProps) {
  const { labelSize } = frame;
  const width = textSize(lines, frame).width + 10;
  return (
    <g transform={`translate(${at.join(' ')})${angle ? ` rotate(${angle})` : ''}`}>
      <g className={anchor === 'middle' ? styles.label : styles.cornerLabel}>
        {apart === 'gap' && (
          <rect className={styles.parts.paper} x={-width / 2} y={-4} width={width} height={8} />
        )}
        {lines.map((line, index) => (
          <text
            key={line}
            className={classNames(styles.parts.letters, apart && styles.halos[apart])}
            textAnchor={anchor}
            y={(index - (lines.length - 1) / 2) * lineHeight * labelSize || undefined}
            dy=".36em"
            fontSize={labelSize}
          >
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}

/** The maps drawn so far, because both pages of a city, and each render of one, draw the same plan. */
const drawings = new WeakMap<StreetPlan, Map<Frame, ReturnType<typeof drawMap>>>();
function drawingOf(plan: StreetPlan, frame: Frame) {
  const known = drawings.get(plan) ?? new Map<Frame, ReturnType<typeof drawMap>>();
  drawings.set(plan, known);
  const drawing = known.get(frame) ?? drawMap(plan, frame);
  known.set(frame, drawing);
  return drawing;
}

/** The class of a label that the map of phones and tablets would cut off. */
const phoneClass = (label: { isOnPhone: boolean }) => (label.isOnPhone ? undefined : styles.notOnNarrow);

/** The `viewBox` of an enlargement. Its middle is on the waterfront, or in the middle of a city without water. */
function enlargementOf(plan: StreetPlan): string {
  const { middle } = frames[cityFrameOf(plan)];
  const { width, height } = { width: 900, height: 260 };
  const [water] = plan.water;
  // A little inland of the shore, so that more than half of the picture shows streets.
  const distance = water ? shoreDistance(water) - 50 : 0;
  const angle = water ? shoreAngle(water) / degreesPerRadian : 0;
  const x = Math.round(middle[0] - distance * Math.sin(angle)) - width / 2;
  const y = Math.round(middle[1] + distance * Math.cos(angle)) - height / 2;
  return `${x} ${y} ${width} ${height}`;
}

export interface StreetMapProps {
  /** The streets, water and landmark of the map. */
  plan: StreetPlan;
  /** Describes the whole map, labels included. Without it, the map is decoration. */
  alt?: string;
  /** The frame in which the map is drawn. @default the page-wide frame of its city */
  frame?: FrameName;
  /** True for an enlargement of the middle of the map, without labels, that fills its box. @default false */
  isEnlarged?: boolean;
}

/**
 * A street map of fine lines. The same plan always renders the same markup. A page-wide map turns from its
 * bearing to north while the page scrolls.
 */
export function StreetMap({
  plan,
  alt,
  frame: name = cityFrameOf(plan),
  isEnlarged = false,
}: StreetMapProps) {
  const frame: Frame = frames[name];
  const id = useId();
  const isPageWide = name === 'streetsRight' || name === 'streetsLeft';
  const { labels, waters, adjacentGrid, landmarkArea, isLowered, phoneBottom, ...drawing } = drawingOf(
    plan,
    frame,
  );
  const outer = drawing.outerHatching;
  return (
    <svg
      className={classNames(
        styles.map,
        ...(isEnlarged
          ? [styles.enlarged]
          : [
              isPageWide && styles.pageWideMap,
              isPageWide && styles.middles[name],
              isLowered && styles.lowered,
              phoneBottom && styles.phoneBottomClasses[phoneBottom],
            ]),
      )}
      viewBox={isEnlarged ? enlargementOf(plan) : `0 0 ${frame.width} ${frame.height}`}
      // A page-wide map is drawn beyond its edges: a box that is higher shows more streets, and the text covers no label.
      preserveAspectRatio={isPageWide && !isEnlarged ? 'xMidYMid meet' : 'xMidYMid slice'}
      {...(alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <g>
        <g transform={drawing.middle}>
          <g className={isPageWide ? styles.turning : undefined} transform={drawing.bearing}>
            <g transform={drawing.grid}>
              {/* On a page-wide map, the blocks outside of the city's grid have edges. */}
              {isPageWide && (
                <>
                  <path
                    className={styles.parts.outskirts}
                    d={outer.streets}
                    strokeWidth={outer.streetWidth + 1.6}
                  />
                  <path
                    className={styles.parts.mainStreetArea}
                    d={outer.crossStreets}
                    strokeWidth={outer.streetWidth}
                  />
                </>
              )}
              <Hatching part="outskirts" streetPart="mainStreetArea" {...outer} />
              <path className={styles.parts.ground} d={drawing.ground} />
              <Strokes part="blocks" strokes={[drawing.blocks]} />
              <Strokes part="hatching" strokes={drawing.hatching} />
              <Strokes part="edge" strokes={drawing.edges} />
              {drawing.squares.map(square => (
                <g key={`${square.x} ${square.y}`}>
                  <rect className={styles.parts.clearing} {...square} />
                  <Trees {...square} />
                </g>
              ))}
              <Strokes part="edge" strokes={[drawing.mainStreetEdges]} />
              {adjacentGrid && (
                <g transform={adjacentGrid.transform}>
                  <path className={styles.parts.ground} d={adjacentGrid.ground} />
                  <Strokes part="blocks" strokes={[adjacentGrid.blocks]} />
                  <Hatching part="hatching" streetPart="streets" {...adjacentGrid.hatching} />
                  <Strokes part="edge" strokes={adjacentGrid.edges} />
                </g>
              )}
              {drawing.diagonal && (
                <path
                  className={styles.parts.diagonalEdge}
                  d={drawing.diagonal}
                  strokeWidth={drawing.namedStreetWidth + 1}
                />
              )}
              {/* After the edges of both named streets, so that no line crosses their junction. */}
              <path
                className={styles.parts.mainStreetArea}
                d={drawing.mainStreet}
                strokeWidth={drawing.namedStreetWidth - 1}
              />
              {drawing.diagonal && (
                <>
                  <path
                    className={styles.parts.diagonal}
                    d={drawing.diagonal}
                    strokeWidth={drawing.namedStreetWidth - 1}
                  />
                  {/* A fine line in its middle, without which it would look like a gap. */}
                  <path className={styles.parts.outskirts} d={drawing.diagonal} />
                </>
              )}
              <path className={styles.parts.mainStreet} d={drawing.mainStreet} />
              <rect className={styles.parts.clearing} {...landmarkArea} />
              {/* An enlargement has no dome, because it may be behind the name of the city. */}
              {plan.landmark.form === 'dome' ? (
                !isEnlarged && <Dome {...landmarkArea} />
              ) : (
                <Trees {...landmarkArea} />
              )}
            </g>
          </g>
        </g>
        {waters.map(({ label, transform, area, line, depths }, index) => (
          <g key={label} className={styles.parts.wave} transform={transform}>
            <path className={styles.parts.paper} d={area} />
            <path id={`${id}${index}`} d={line} />
            {depths.slice(1).map(depth => (
              <use key={depth} href={`#${id}${index}`} y={depth} />
            ))}
          </g>
        ))}
      </g>
      {name !== 'index' && !isEnlarged && (
        <g aria-hidden="true">
          <g transform={drawing.middle}>
            <g className={isPageWide ? styles.turning : undefined} transform={drawing.bearing}>
              <g className={phoneClass(labels.mainStreet)}>
                <Label {...labels.mainStreet} lines={[plan.mainStreet.label]} frame={frame} apart="gap" />
              </g>
              {labels.diagonal && plan.diagonal && (
                <g className={phoneClass(labels.diagonal)}>
                  <Label {...labels.diagonal} lines={[plan.diagonal.label]} frame={frame} apart="gap" />
                </g>
              )}
              <g className={styles.landmarkLabel}>
                <rect className={styles.parts.paper} {...labels.landmark.clearing} />
                <Label lines={labels.landmark.lines} at={labels.landmark.at} frame={frame} />
              </g>
              {labels.landmark.narrow && (
                <g className={styles.notOnWide}>
                  <Label
                    lines={[plan.landmark.label]}
                    at={labels.landmark.narrow}
                    frame={frame}
                    apart="halo"
                  />
                </g>
              )}
            </g>
          </g>
          {waters.map(({ label, at, anchor, angle }) => (
            <Label
              key={label}
              lines={[label]}
              at={at}
              anchor={anchor}
              angle={angle}
              frame={frame}
              apart="halo"
            />
          ))}
          {waters.map(
            ({ label, narrow }) =>
              narrow && (
                <g key={label} className={classNames(styles.notOnWide, phoneClass(narrow))}>
                  <Label lines={[label]} at={narrow.at} frame={frame} apart="halo" />
                </g>
              ),
          )}
          {!isPageWide && drawing.compass && (
            <Label {...drawing.compass} lines={[compass(plan.bearing)]} frame={frame} apart="halo" />
          )}
          {frame.labelsAlong && drawing.compass && (
            // The arrow that points to north, which is up.
            <path
              className={styles.parts.solid}
              d={`M${drawing.compass.at[0] - frame.labelSize * 0.3} ${drawing.compass.at[1] - 42}l7 20h-5.5v10h-3v-10h-5.5z`}
            />
          )}
        </g>
      )}
    </svg>
  );
}
