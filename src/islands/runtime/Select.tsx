import type { ReactNode } from 'react';
import field from '@site/src/styles/field.module.css';

interface Props {
  label: string;
  value: string;
  /** Maps each option value to its label. */
  options: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
  className?: string;
  disabled?: boolean;
}

/** A labeled drop-down list. */
export default function Select({
  label,
  value,
  options,
  onChange,
  className = field.field,
  disabled,
}: Props): ReactNode {
  return (
    <label className={className}>
      {label}
      <select value={value} disabled={disabled} onChange={({ target }) => onChange(target.value)}>
        {Object.entries(options).map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
