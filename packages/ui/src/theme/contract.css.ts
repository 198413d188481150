import './layers.css.ts';
import { createGlobalThemeContract } from '@vanilla-extract/css';
import { variableNames } from './variableNames.ts';

/** The CSS variables that components may use. */
export const vars = createGlobalThemeContract(variableNames);
