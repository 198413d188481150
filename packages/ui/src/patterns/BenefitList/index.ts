// `BenefitList`: three or four reasons side by side, each with a letter.
// A pattern is a section of a page, made of components.
export { BenefitList, type BenefitListProps } from './BenefitList.tsx';
