import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Puts a red banner on a home page whose style or scripts do not arrive, with the base address that would make them: in the place
 * of the framework's, which says another text. The text is in a script, where no search engine takes it for the page's.
 */
function scriptOf(baseUrl: string): string {
  const lines = [
    '<b>Your site did not load properly.</b>',
    'A very common reason is a wrong site baseUrl configuration.',
    `Current configured baseUrl = <b>${baseUrl}</b>${baseUrl === '/' ? ' (default value)' : ''}`,
    'We suggest trying baseUrl = <b></b>',
  ];
  const style = 'border:thick solid red;background:#ffe6b3;color:#000;margin:20px;padding:20px;font-size:20px';
  const html = lines.map((line) => `<p>${line}</p>`).join('');
  return `var banner;addEventListener('error',function(event){
if(banner||window.docusaurus||!/^(LINK|SCRIPT)$/.test(event.target.tagName))return;
banner=document.createElement('div');banner.id='base-url-banner';banner.style.cssText='${style}';
banner.innerHTML=${JSON.stringify(html).replaceAll('<', '\\u003c')};
banner.lastChild.lastChild.textContent=location.pathname.replace(/\\/?$/,'/');
if(document.body)document.body.prepend(banner);else addEventListener('DOMContentLoaded',function(){document.body.prepend(banner)})},true)`;
}

/** The script of the banner, on the home page alone. */
export default function BaseUrlBanner(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const isHome = useLocation().pathname === baseUrl;
  if (!isHome || typeof document !== 'undefined') return null;
  return (
    <Head>
      <script>{scriptOf(baseUrl)}</script>
    </Head>
  );
}
