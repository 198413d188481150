export { Prose, type ProseBlock, type ProseProps, type ProseSection, proseVariants } from './Prose.tsx';
