import type { PrismTheme } from 'prism-react-renderer';

interface Palette {
  text: string;
  background: string;
  comment: string;
  keyword: string;
  string: string;
  number: string;
  name: string;
  type: string;
}

/** A Prism theme from eight colors; every one has at least 4.5:1 on the background. */
function theme(color: Palette): PrismTheme {
  return {
    plain: { color: color.text, backgroundColor: color.background },
    styles: [
      { types: ['comment', 'prolog', 'doctype', 'cdata'], style: { color: color.comment, fontStyle: 'italic' } },
      { types: ['keyword', 'atrule', 'important', 'tag', 'deleted'], style: { color: color.keyword } },
      { types: ['string', 'char', 'attr-value', 'template-string', 'inserted', 'url'], style: { color: color.string } },
      { types: ['number', 'boolean', 'constant', 'symbol', 'builtin-constant'], style: { color: color.number } },
      { types: ['function', 'method', 'property', 'attr-name', 'key', 'selector'], style: { color: color.name } },
      { types: ['class-name', 'maybe-class-name', 'builtin', 'namespace'], style: { color: color.type } },
      { types: ['punctuation', 'operator'], style: { color: color.text } },
    ],
  };
}

export const lightCode = theme({
  text: '#2d231c',
  background: '#f7f0e8',
  comment: '#6d5f53',
  keyword: '#9a3412',
  string: '#3f6212',
  number: '#8a2c6b',
  name: '#1d4f91',
  type: '#7a4a00',
});

export const darkCode = theme({
  text: '#ece3db',
  background: '#1a1412',
  comment: '#a4958a',
  keyword: '#ff9d47',
  string: '#b5d27a',
  number: '#f0a0d0',
  name: '#8fc1ff',
  type: '#ffd08a',
});
