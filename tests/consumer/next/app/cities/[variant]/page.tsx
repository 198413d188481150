// The pages of a city in the test app, which shows a whole template of the design system.
import { CityTemplate, type CityTemplateProps } from '@fit-to-print/ui/templates/CityTemplate';
import { readFileSync } from 'node:fs';

/** The content of both pages: the test writes it. */
const content = JSON.parse(readFileSync('cities.json', 'utf8')) as Record<string, CityTemplateProps>;

export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(content).map(variant => ({ variant }));

/** Whole pages of the design system as server components. */
export default async function City({ params }: { params: Promise<{ variant: string }> }) {
  const { variant } = await params;
  return (
    <main>
      <CityTemplate {...content[variant]!} />
    </main>
  );
}
