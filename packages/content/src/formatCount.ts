// Writes a number in words.
const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** A number at the start of a sentence, in AP style: words up to nine, figures from 10. */
export const formatCount = (n: number): string => words[n] ?? n.toLocaleString('en-US');
