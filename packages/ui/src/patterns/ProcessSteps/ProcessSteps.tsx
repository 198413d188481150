// `ProcessSteps`: the five steps of the studio’s work for a client, illustrated by the production of a newspaper page.
import { Text } from '../../primitives/Text/index.ts';
import { ProductionStage, productionStages } from './ProductionStage.tsx';
import * as styles from './ProcessSteps.css.ts';

/** A step of the studio's way of working. */
export interface Step {
  /** One word. */
  readonly name: string;
  readonly text: string;
}

export interface ProcessStepsProps {
  /** The steps. Each has a drawing of one stage in the production of a newspaper page. */
  steps: readonly [Step, Step, Step, Step, Step];
}

/** The five steps of the studio's work for a client. */
export function ProcessSteps({ steps }: ProcessStepsProps) {
  return (
    <ol className={styles.root}>
      {steps.map(({ name, text }, index) => (
        <li key={name} className={styles.step}>
          <div className={styles.drawing}>
            <ProductionStage stage={productionStages[index]!} />
          </div>
          <div className={styles.title}>
            <Text as="span" variant="label" tone="muted">
              {index + 1}
            </Text>
            <h3 className={styles.name}>{name}</h3>
          </div>
          <div className={styles.text}>
            <Text>{text}</Text>
          </div>
        </li>
      ))}
    </ol>
  );
}
