// `BenefitList`: three or four reasons side by side, each with a letter.
export { BenefitList, type BenefitListProps } from './BenefitList.tsx';
