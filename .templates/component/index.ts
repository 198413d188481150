export { __Name__, type __Name__Props, __name__Tones } from './__Name__.tsx';
