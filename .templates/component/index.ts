// `__Name__`: describe its purpose here.
// A component is a control or another small part of a page.
export { __Name__, type __Name__Props, __name__Tones } from './__Name__.tsx';
