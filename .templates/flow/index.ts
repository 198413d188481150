export { __Name__, type __Name__Copy, type __Name__Props } from './__Name__.tsx';
