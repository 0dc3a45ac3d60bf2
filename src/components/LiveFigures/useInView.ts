import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has been in view since the page was opened; where the browser cannot tell, it never has. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        setSeen(true);
      }
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return seen;
}
