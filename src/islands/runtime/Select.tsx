import type { ReactNode } from 'react';
import field from '@site/src/styles/field.module.css';

interface Props {
  label: string;
  name?: string;
  value: string;
  /** Maps each option value to its label. */
  options: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
  className?: string;
  disabled?: boolean;
}

/** A labeled drop-down list. */
export default function Select({ label, options, onChange, className = field.field, ...others }: Props): ReactNode {
  return (
    <label className={className}>
      {label}
      <select {...others} onChange={({ target }) => onChange(target.value)}>
        {Object.entries(options).map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
