import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Drawing as Numbers } from '@site/src/figures/drawing';
import styles from './styles.module.css';

interface Props {
  drawing: Numbers;
  /** What the picture is of; the numbers themselves are in the table behind it. */
  label: string;
}

const percent = (value: number): string => `${value}%`;

/** Numbers of the build as SVG: it is as wide as its place, and its text keeps its size. */
export default function Drawing({ drawing: { height, lines, bars, curves, dots, texts }, label }: Props): ReactNode {
  return (
    <svg className={styles.drawing} role="img" aria-label={label} width="100%" height={height}>
      {lines.map(({ x1, y1, x2, y2 }, index) => (
        <line key={index} className={styles.line} x1={percent(x1)} y1={y1} x2={percent(x2)} y2={y2} />
      ))}
      {curves.length > 0 && (
        // Only paths cannot be written in percent: they are stretched, their strokes are not.
        <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" width="100%" height={height}>
          {curves.map(({ path, filled, series }, index) => (
            <path
              key={index}
              className={clsx(styles[`series${series}`], filled ? styles.area : styles.curve)}
              d={path}
            />
          ))}
        </svg>
      )}
      {bars.map(({ x, y, width, height: tall, series }, index) => (
        <rect
          key={index}
          className={clsx(styles[`series${series}`], styles.bar)}
          x={percent(x)}
          y={y}
          width={percent(width)}
          height={tall}
        />
      ))}
      {dots.map(({ x, y, name, hollow, series }, index) => (
        <circle
          key={index}
          className={clsx(styles[`series${series}`], hollow ? styles.hollow : styles.dot)}
          cx={percent(x)}
          cy={y}
          r={hollow ? 3.5 : 4.5}
        >
          <title>{name}</title>
        </circle>
      ))}
      {texts.map(({ x, y, text, anchor, strong }, index) => (
        <text key={index} className={clsx(strong && styles.strong)} x={percent(x)} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}
