export { Rule, type RuleProps, ruleWeights } from './Rule.tsx';
