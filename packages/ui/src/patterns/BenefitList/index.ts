export { BenefitList, type BenefitListProps } from './BenefitList.tsx';
