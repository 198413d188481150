import { tokenFiles } from './designTokenFiles.ts';

/** Prints the files of the design tokens as JSON. Runs as a separate process, because a process has the theme of one brand. */
process.stdout.write(JSON.stringify([...tokenFiles]));
