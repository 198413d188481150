import { type CityPressData, CityPressTemplate } from '../CityPressTemplate/index.ts';
import { type CityStudioData, CityStudioTemplate } from '../CityStudioTemplate/index.ts';

interface PressProps {
  /** The kind of the city's page: the press product, or the studio's services. */
  variant: 'press';
  /** The content of the PR page. */
  data: CityPressData;
}

interface StudioProps {
  /** The kind of the city's page: the press product, or the studio's services. */
  variant: 'studio';
  /** The content of the studio page. */
  data: CityStudioData;
}

export type CityTemplateProps = PressProps | StudioProps;

/** One of a city's two pages. An app that shows only one of them imports that page's template instead. */
export function CityTemplate(props: CityTemplateProps) {
  return props.variant === 'press' ? (
    <CityPressTemplate data={props.data} />
  ) : (
    <CityStudioTemplate data={props.data} />
  );
}
