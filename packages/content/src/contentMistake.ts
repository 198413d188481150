// The error for mistakes in the content.
const name = 'ContentMistake';

/** A mistake in the content. Its message names file, field and remedy, so tools print it without a stack trace. */
export class ContentMistake extends Error {
  override readonly name = name;
}

/** Recognizes a mistake by its name, because the development server has two copies of the class, and errors of worker threads have none. */
export const isContentMistake = (error: unknown): boolean => error instanceof Error && error.name === name;
