import { tokenFiles } from './designTokenFiles.ts';

/**
 * Writes the files of the design tokens to standard output as JSON: pairs of a file's name and its content, of which `tokenFiles` is a map. Runs as a separate
 * process for each brand, because the variable BRAND sets the theme of a whole process.
 */
process.stdout.write(JSON.stringify([...tokenFiles]));
