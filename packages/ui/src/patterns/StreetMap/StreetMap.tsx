import * as styles from './StreetMap.css.ts';
import { drawMap, illustration, type Stroke, type StreetPlan } from './plan.ts';

export interface StreetMapProps {
  /** The streets, water and landmark of the map. */
  plan: StreetPlan;
  /** Describes the whole map, labels included. */
  alt: string;
}

const Strokes = ({ strokes, faint = false }: { strokes: readonly Stroke[]; faint?: boolean }) =>
  strokes.map(({ path, width, dashes }) => (
    <path
      key={path}
      className={faint ? styles.faintLine : styles.line}
      d={path}
      strokeWidth={width}
      strokeDasharray={dashes}
    />
  ));

type Place = ReturnType<typeof drawMap>['landmarkArea'];

/** Fills a rectangle with rows of dots. */
function Trees({ x, y, width, height }: Place) {
  const rows = Math.max(1, Math.floor((height - 6) / 7) + 1);
  const columns = Math.max(1, Math.floor((width - 6) / 7) + 1);
  const [left, top] = [x + (width - (columns - 1) * 7) / 2, y + (height - (rows - 1) * 7) / 2];
  const length = (columns - 1) * 7 + 0.1;
  const path = Array.from({ length: rows }, (_, row) => `M${left} ${top + row * 7}h${length}`).join('');
  return <path className={styles.trees} d={path} strokeWidth={3.4} strokeDasharray="0 7" />;
}

/** The floor plan of a building with two wings and a dome. */
function Dome({ x, y, width, height }: Place) {
  const [middle, center] = [x + width / 2, y + height / 2];
  const size = Math.min(width, height) / 10;
  return (
    <>
      <path
        className={styles.solid}
        d={`M${middle - size * 3} ${center - size}h${size * 6}v${size * 2}h${-size * 6}zM${middle - size} ${center - size * 2.6}h${size * 2}v${size * 5.2}h${-size * 2}z`}
      />
      <circle className={styles.solid} cx={middle} cy={center} r={size * 1.5} />
      <circle className={styles.paper} cx={middle} cy={center} r={size * 0.6} />
    </>
  );
}

/** For example `N 18° E`. */
const compass = (bearing: number): string =>
  bearing === 0 ? 'N' : `N ${Math.abs(bearing)}° ${bearing > 0 ? 'E' : 'W'}`;

/** Rotates a label along its street, and keeps it from being upside down. */
const labelTransform = ({ at, angle }: { at: readonly [number, number]; angle: number }): string => {
  const upright = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
  return `translate(${at.join(' ')}) rotate(${upright})`;
};

/** A street map in the style of an engraving. The same plan always renders the same markup. */
export function StreetMap({ plan, alt }: StreetMapProps) {
  const { labels, waters, secondGrid, landmarkArea, ...drawing } = drawMap(plan);
  return (
    <svg
      className={styles.illustration}
      viewBox={`0 0 ${illustration.width} ${illustration.height}`}
      role="img"
      aria-label={alt}
    >
      <g transform={drawing.grid}>
        <Strokes strokes={[drawing.outerHatching]} faint />
        <path className={styles.paper} d={drawing.ground} />
        <Strokes strokes={drawing.hatching} />
        <Strokes strokes={drawing.edges} />
        {drawing.squares.map(square => (
          <g key={`${square.x} ${square.y}`}>
            <rect className={styles.clearing} {...square} />
            <Trees {...square} />
          </g>
        ))}
        <path className={styles.axis} d={drawing.axis} />
        {secondGrid && (
          <g transform={secondGrid.transform}>
            <path className={styles.paper} d={secondGrid.ground} />
            <Strokes strokes={[secondGrid.hatch]} />
            <Strokes strokes={secondGrid.edges} />
          </g>
        )}
        {drawing.avenue && (
          <>
            <path className={styles.line} d={drawing.avenue} strokeWidth={plan.street + 6} />
            <path className={styles.avenue} d={drawing.avenue} strokeWidth={plan.street + 4} />
          </>
        )}
        <rect className={styles.clearing} {...landmarkArea} />
        {plan.landmark.form === 'dome' ? <Dome {...landmarkArea} /> : <Trees {...landmarkArea} />}
      </g>
      {waters.map(({ label, transform, area, lines }) => (
        <g key={label} transform={transform}>
          <path className={styles.paper} d={area} />
          <path className={styles.line} d={lines} />
        </g>
      ))}
      <g className={styles.label} aria-hidden="true">
        {waters.map(({ label, at, anchor }) => (
          <text key={label} x={at[0]} y={at[1]} textAnchor={anchor}>
            {label}
          </text>
        ))}
        {drawing.compass && (
          <text x={drawing.compass.at[0]} y={drawing.compass.at[1]} textAnchor={drawing.compass.anchor}>
            {compass(plan.bearing)}
          </text>
        )}
        <text x={labels.landmark[0]} y={labels.landmark[1]} textAnchor="middle">
          {plan.landmark.label}
        </text>
        <text transform={labelTransform(labels.axis)} textAnchor="middle" dy=".35em">
          {plan.axis.label}
        </text>
        {labels.avenue && plan.diagonal && (
          <text transform={labelTransform(labels.avenue)} textAnchor="middle" dy=".35em">
            {plan.diagonal.label}
          </text>
        )}
      </g>
      <rect
        className={styles.line}
        x=".5"
        y=".5"
        width={illustration.width - 1}
        height={illustration.height - 1}
      />
    </svg>
  );
}
