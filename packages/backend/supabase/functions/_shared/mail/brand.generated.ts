// Written by pnpm generate: the brand, and the day edition's tokens.
export const mailBrand = {
  "name": "Milwright Studio",
  "wordmark": [
    "Milwright",
    "Studio"
  ],
  "dateline": "MILWAUKEE —",
  "line": "Design, code and press for founders",
  "imprint": "© Milwright Studio, 1 Galley Row, Third Floor, Milwaukee, WI 53202",
  "color": {
    "paper": "#d8efda",
    "surface": "#ebf7ec",
    "ink": "#0b1c15",
    "muted": "#3f5247",
    "pencil": "#1a3ab8",
    "onPencil": "#ebf7ec",
    "stop": "#b7191c",
    "marker": "#efe345",
    "onMarker": "#0b1c15",
    "field": "#627869",
    "line": "#94ac98",
    "placeholderText": "#94ac98"
  },
  "font": {
    "display": "Archivo,Arial Black,Arial,sans-serif",
    "text": "Newsreader,Georgia,serif",
    "mono": "Spline Sans Mono,Menlo,Consolas,monospace"
  }
} as const;
