// The names of the CSS variables of the theme.
import './layers.css.ts';
import { createGlobalThemeContract } from '@vanilla-extract/css';
import { variableNames } from './variableNames.ts';

/** The CSS variables of colors and layout that components may use. The themes (`themes.css.ts`) set their values. */
export const vars = createGlobalThemeContract(variableNames);
