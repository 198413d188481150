/** The HTML frame and the style of the pages that functions return. */
import { mailBrand } from './mail/brand.generated.ts';
import { Markup, markup } from './markup.ts';

const { color, font } = mailBrand;

/** The light theme in a few rules, for pages that load nothing: of a function, and of the local stand-in for Stripe. */
export const pageCss = `
:root { color-scheme: light; background: ${color.paper}; color: ${color.ink}; font: 1.125rem/1.5 ${font.text} }
body { max-width: 36rem; margin: 0 auto; padding: 2rem 1rem }
main { border-top: 3px solid; padding-top: 1rem }
h1 { font: 800 2.25rem/1.05 ${font.display}; margin: 0 0 1rem }
a { color: ${color.pencil} }
label, button { font: 500 .875rem/1.5 ${font.mono} }
label { display: block; margin-top: 1.5rem }
button { margin-top: 1.5rem; padding: .875rem 1.5rem; border: 0; background: ${color.pencil}; color: ${color.onPencil}; cursor: pointer }
:focus-visible { outline: 3px solid ${color.pencil}; outline-offset: 2px }
`;

/** A whole HTML document with `css` as its only style. */
export const htmlPage = (title: string, css: string, main: Markup): string =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new Markup(css)}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`.source;
