import { baseUrl } from './baseUrl';

/**
 * The font Sora in weight 600, reduced to the characters of English headings. The file name contains a hash, because
 * browsers cache files in `assets` permanently. CONTRIBUTING.md lists the command that creates it.
 */
export const headingFont = `${baseUrl}assets/fonts/sora-600.d0893ade.woff2`;

/** A fallback font with the same character widths as Sora, so that headings do not move when Sora loads. */
export const headingFontStyle = [
  `@font-face{font-family:Sora;src:url(${headingFont}) format("woff2");font-weight:600;font-display:swap}`,
  '@font-face{font-family:"Sora fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),' +
    'local("Roboto Bold");font-weight:600;size-adjust:105.4%;ascent-override:92%;descent-override:27.5%}',
].join('');
