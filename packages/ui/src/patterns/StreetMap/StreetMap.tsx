// Draws the map that `plan.ts` computes, as SVG. In the frames `streetsRight` and `streetsLeft` the map is as wide as the page, with text
// on it.
import { useId } from 'react';
import { classNames } from '../../primitives/classNames.ts';
import * as styles from './StreetMap.css.ts';
import {
  compass,
  drawMap,
  type Frame,
  type FrameName,
  frames,
  labelWidth,
  cityFrameOf,
  type Stroke,
  type StreetPlan,
} from './plan.ts';

/** Draws one part of the map. */
const Strokes = ({
  part,
  strokes,
}: {
  part: 'outskirts' | 'blocks' | 'hatching' | 'edge';
  strokes: readonly Stroke[];
}) =>
  strokes.map(({ path, width, dashes }) => (
    <path key={path} className={styles.parts[part]} d={path} strokeWidth={width} strokeDasharray={dashes} />
  ));

/** A rectangle of the map. */
type Rectangle = ReturnType<typeof drawMap>['landmarkArea'];

/** Fills a rectangle with rows of dots. */
function Trees({ x, y, width, height }: Rectangle) {
  const rows = Math.max(1, Math.floor((height - 6) / 7) + 1);
  const columns = Math.max(1, Math.floor((width - 6) / 7) + 1);
  const [left, top] = [x + (width - (columns - 1) * 7) / 2, y + (height - (rows - 1) * 7) / 2];
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
  text: string;
  /** The position of the middle, the start or the end of the text, as `anchor` says. */
  at: readonly [number, number];
  anchor?: 'start' | 'middle' | 'end';
  /** In degrees. */
  angle?: number | undefined;
  frame: Frame;
}

/** A label on a rectangle in the color of the paper, so that no lines of the map cross its letters. */
function Label({ text, at, anchor = 'middle', angle = 0, frame }: LabelProps) {
  const width = labelWidth(text, frame);
  const height = frame.labelSize + 6;
  const x = { start: -4, middle: -width / 2, end: 4 - width }[anchor];
  return (
    <g transform={`translate(${at.join(' ')})${angle ? ` rotate(${angle})` : ''}`}>
      <g className={anchor === 'middle' ? styles.label : styles.cornerLabel}>
        <rect className={styles.parts.paper} x={x} y={-height / 2} width={width} height={height} />
        <text className={styles.parts.letters} textAnchor={anchor} dy=".36em" fontSize={frame.labelSize}>
          {text}
        </text>
      </g>
    </g>
  );
}

/** Both pages of a city, and each render of one, draw the same plan. */
const drawings = new WeakMap<StreetPlan, Map<Frame, ReturnType<typeof drawMap>>>();
function drawingOf(plan: StreetPlan, frame: Frame) {
  const known = drawings.get(plan) ?? new Map<Frame, ReturnType<typeof drawMap>>();
  drawings.set(plan, known);
  const drawing = known.get(frame) ?? drawMap(plan, frame);
  known.set(frame, drawing);
  return drawing;
}

/** The class of a label that a phone would cut off. */
const phoneClass = (label: { isOnPhone: boolean }) => (label.isOnPhone ? undefined : styles.notOnPhone);

/** The `id` of the page-wide map without its labels. `MapDetail` refers to it. A page has at most one such map. */
const mapId = 'map';

export interface StreetMapProps {
  /** The streets, water and landmark of the map. */
  plan: StreetPlan;
  /** Describes the whole map, labels included. Without it, the map is decoration. */
  alt?: string;
  /** The frame in which the map is drawn. @default the page-wide frame of its city */
  frame?: FrameName;
}

/**
 * A street map of fine lines. The same plan always renders the same markup. A page-wide map turns from north to its
 * bearing while the page scrolls.
 */
export function StreetMap({ plan, alt, frame: name = cityFrameOf(plan) }: StreetMapProps) {
  const frame: Frame = frames[name];
  const id = useId();
  const isPageWide = name === 'streetsRight' || name === 'streetsLeft';
  const { labels, waters, secondGrid, landmarkArea, isLowered, ...drawing } = drawingOf(plan, frame);
  return (
    <svg
      className={classNames(
        styles.map,
        isPageWide && styles.pageWideMap,
        isPageWide && styles.middles[name],
        isLowered && styles.lowered,
      )}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      // A page-wide map is drawn beyond its edges: a box that is higher shows more streets, and the text covers no label.
      preserveAspectRatio={
        isPageWide ? `${name === 'streetsRight' ? 'xMax' : 'xMin'}YMid meet` : 'xMidYMid slice'
      }
      {...(alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <g id={isPageWide ? mapId : undefined}>
        <g transform={drawing.middle}>
          <g className={styles.turning} transform={drawing.bearing}>
            <g transform={drawing.grid}>
              <Strokes part="outskirts" strokes={[drawing.outerHatching]} />
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
              <path className={styles.parts.axis} d={drawing.axis} />
              {secondGrid && (
                <g transform={secondGrid.transform}>
                  <path className={styles.parts.ground} d={secondGrid.ground} />
                  <Strokes part="blocks" strokes={[secondGrid.blocks]} />
                  <Strokes part="hatching" strokes={[secondGrid.hatch]} />
                  <Strokes part="edge" strokes={secondGrid.edges} />
                </g>
              )}
              {drawing.diagonal && (
                <>
                  <path
                    className={styles.parts.diagonalEdge}
                    d={drawing.diagonal}
                    strokeWidth={plan.street + 6}
                  />
                  <path
                    className={styles.parts.diagonal}
                    d={drawing.diagonal}
                    strokeWidth={plan.street + 4}
                  />
                </>
              )}
              <rect className={styles.parts.clearing} {...landmarkArea} />
              {plan.landmark.form === 'dome' ? <Dome {...landmarkArea} /> : <Trees {...landmarkArea} />}
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
      {name !== 'index' && (
        <g aria-hidden="true">
          <g transform={drawing.middle}>
            <g className={styles.turning} transform={drawing.bearing}>
              <g className={phoneClass(labels.axis)}>
                <Label {...labels.axis} text={plan.axis.label} frame={frame} />
              </g>
              {labels.diagonal && plan.diagonal && (
                <g className={phoneClass(labels.diagonal)}>
                  <Label {...labels.diagonal} text={plan.diagonal.label} frame={frame} />
                </g>
              )}
              <g className={styles.landmarkLabel}>
                <Label {...labels.landmark} text={plan.landmark.label} frame={frame} />
              </g>
            </g>
          </g>
          {waters.map(({ label, at, anchor, angle }) => (
            <Label key={label} text={label} at={at} anchor={anchor} angle={angle} frame={frame} />
          ))}
          {!isPageWide && drawing.compass && (
            <Label {...drawing.compass} text={compass(plan.bearing)} frame={frame} />
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

export interface MapDetailProps {
  /** The plan of the map. */
  plan: StreetPlan;
}

/**
 * The middle of the page-wide map in white lines: enlarged, without labels, and turned so that its streets run straight. It repeats
 * the map, so it is decoration.
 */
export function MapDetail({ plan }: MapDetailProps) {
  const [x, y] = frames[cityFrameOf(plan)].middle;
  const { width, height } = styles.detailSize;
  return (
    <svg
      className={styles.detail}
      viewBox={`${x - width / 2} ${y - height / 2} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`#${mapId}`} transform={`rotate(${-plan.bearing} ${x} ${y})`} />
    </svg>
  );
}
