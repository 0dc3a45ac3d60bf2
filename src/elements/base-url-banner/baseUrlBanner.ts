const style = 'border:thick solid red;background:#ffe6b3;color:#000;margin:20px;padding:20px;font-size:20px';

/** Creates the home page's banner about failed scripts at run time, so that search engines do not index its text. */
export function createBaseUrlBanner(configured: string): HTMLElement {
  const suggested = location.pathname.replace(/\/?$/, '/');
  const lines = [
    'Your site did not load properly.',
    'A very common reason is a wrong site baseUrl configuration.',
    `Current configured baseUrl = ${configured}${configured === '/' ? ' (default value)' : ''}`,
    `We suggest trying baseUrl = ${suggested}`,
  ];
  const banner = document.createElement('div');
  banner.id = 'base-url-banner';
  banner.style.cssText = style;
  banner.append(...lines.map((line) => Object.assign(document.createElement('p'), { textContent: line })));
  return banner;
}
