import { checkCityFile } from '@fit-to-print/content/checkCityFile';
import type { City } from '@fit-to-print/content/city';
import { isAdmitted, type CityWithAdmission } from '@fit-to-print/content/cityAdmission';
import { handleTasks } from '../workerPool.ts';

/** A worker thread that imports city files by their URLs. */
handleTasks((files: string[]): Promise<CityWithAdmission[]> =>
  Promise.all(
    files.map(async file => {
      const { default: city } = (await import(file)) as { default: City };
      checkCityFile(file, city);
      return { ...city, isAdmitted: isAdmitted(city) };
    }),
  ),
);
