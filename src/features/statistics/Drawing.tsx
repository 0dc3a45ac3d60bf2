import type { ReactNode } from 'react';
import type { Drawing as Shapes } from '@site/src/features/statistics/figures/draw';
import styles from './styles.module.css';

/** Renders a chart as an SVG that is as wide as its container. The text has the same size at every width. */
export default function Drawing({ drawing, label }: { drawing: Shapes; label: string }): ReactNode {
  const { height, lines, bars, curves, dots, texts } = drawing;
  return (
    <svg className={styles.drawing} role="img" aria-label={label} width="100%" height={height}>
      {lines.map((line, index) => (
        <line key={index} className={styles.line} {...line} />
      ))}
      {curves.length > 0 && (
        // SVG paths do not support percentages, so this SVG stretches them. CSS keeps the stroke width constant.
        <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" width="100%" height={height}>
          {curves.map(({ filled, d }) => (
            <path key={d} className={filled ? styles.area : styles.curve} d={d} />
          ))}
        </svg>
      )}
      {bars.map(({ series, ...bar }, index) => (
        <rect key={index} className={styles[`bar${series}`]} {...bar} />
      ))}
      {dots.map(({ name, hollow, ...dot }) => (
        <circle key={name} className={hollow ? styles.hollow : styles.dot} {...dot} r={hollow ? 3.5 : 4.5}>
          <title>{name}</title>
        </circle>
      ))}
      {texts.map(({ text, strong, ...position }, index) => (
        <text key={index} className={strong ? styles.strong : ''} {...position}>
          {text}
        </text>
      ))}
    </svg>
  );
}
