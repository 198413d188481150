export { Prose, type ProseBlock, type ProseProps, type ProseSection, proseSettings } from './Prose.tsx';
