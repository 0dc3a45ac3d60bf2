import { baseUrl } from './baseUrl';

/**
 * Sora in weight 600, reduced to the characters of English headings. Its name contains a hash, because browsers keep
 * files in `assets` forever. CONTRIBUTING.md lists the command that makes it.
 */
export const headingFont = `${baseUrl}assets/fonts/sora-600.d0893ade.woff2`;

/** The fallback font has the character widths of Sora, so that headings do not move when Sora arrives. */
export const headingFontStyle = [
  `@font-face{font-family:Sora;src:url(${headingFont}) format("woff2");font-weight:600;font-display:swap}`,
  '@font-face{font-family:"Sora fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),' +
    'local("Roboto Bold");font-weight:600;size-adjust:105.4%;ascent-override:92%;descent-override:27.5%}',
].join('');
