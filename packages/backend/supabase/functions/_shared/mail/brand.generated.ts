// Written by pnpm generate: the brand's name, texts, fonts and colors (light and dark), for mails and pages of the functions.
export const mailBrand = {
  "name": "Milwright Studio",
  "logo": {
    "day": "https://milwright.example/mail-logo.png",
    "night": "https://milwright.example/mail-logo-night.png"
  },
  "dateline": "MILWAUKEE —",
  "line": "Design, code and press for founders",
  "imprint": "© Milwright Studio, 1 Galley Row, Third Floor, Milwaukee, WI 53202 (sample address)",
  "hours": "Monday–Friday, 9–6 CST",
  "color": {
    "paper": "#d8efda",
    "surface": "#ebf7ec",
    "ink": "#0b1c15",
    "muted": "#3f5247",
    "pencil": "#1a3ab8",
    "onPencil": "#ebf7ec",
    "critical": "#b7191c",
    "marker": "#efe345",
    "onMarker": "#0b1c15",
    "field": "#627869",
    "line": "#94ac98",
    "placeholderText": "#94ac98"
  },
  "nightColor": {
    "paper": "#0a1711",
    "surface": "#13221b",
    "ink": "#d9efdb",
    "muted": "#a4b7a7",
    "pencil": "#8bb1f7",
    "onPencil": "#0a1711",
    "critical": "#f68678",
    "marker": "#e9dd3c",
    "onMarker": "#0a1711",
    "field": "#6a8171",
    "line": "#35473d",
    "placeholderText": "#4a5d52"
  },
  "font": {
    "display": "Archivo,Arial Black,Arial,sans-serif",
    "text": "Newsreader,Georgia,serif",
    "mono": "Spline Sans Mono,Menlo,Consolas,monospace"
  }
} as const;
