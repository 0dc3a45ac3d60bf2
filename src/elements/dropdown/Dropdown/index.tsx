import type { ReactNode } from 'react';
import clsx from 'clsx';

interface Props {
  label: ReactNode;
  position?: 'left' | 'right';
  className?: string;
  /** Whether a script in the head may put the version that the reader prefers in the place of the label. */
  isPreference?: boolean;
  /** The entries, each an `li`. */
  children: ReactNode;
}

/**
 * A dropdown of the navbar, of which only the markup is here: a button, because a tap would follow a link before the menu
 * is seen. `client/plain/dropdown.ts` opens and closes it; the pointer opens it by hovering.
 */
export default function Dropdown({ label, position, className, isPreference, children }: Props): ReactNode {
  return (
    <div className={clsx('navbar__item dropdown dropdown--hoverable', position === 'right' && 'dropdown--right')}>
      <button
        type="button"
        data-plain="dropdown"
        data-preference={isPreference || undefined}
        className={clsx('clean-btn navbar__link', className)}
        aria-haspopup="true"
        aria-expanded={false}
        suppressHydrationWarning
      >
        {label}
      </button>
      <ul className="dropdown__menu">{children}</ul>
    </div>
  );
}
