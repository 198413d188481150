export { FrontPagePicture, type FrontPagePictureProps } from './FrontPagePicture.tsx';
