// The fields of the two stages of the application for a partnership.
import { type ComponentType, lazy, type ReactNode, Suspense, useId } from 'react';
import { type CharacterCounterProps, RadioGroup, TextArea, TextField } from '../../components/Field/index.ts';
import { type ApplicationField, businessFields } from './application.machine.ts';
import type { ApplicationCopy } from './ApplicationWizard.tsx';
import * as styles from './ApplicationWizard.css.ts';

interface StageProps<Name extends keyof ApplicationCopy> {
  copy: ApplicationCopy[Name];
  fieldProps: (name: ApplicationField) => {
    id: string;
    name: string;
    required: boolean;
    defaultValue: string;
    error?: string;
  };
}

interface FieldGroupProps {
  copy: ApplicationCopy['profileGroups'][keyof ApplicationCopy['profileGroups']];
  /** The fields that the advice is about. */
  fields: ReactNode;
  otherFields?: ReactNode;
}

/** Fields with a heading, and the advice after those that it is about. Short fields stand in pairs on wide screens. */
function FieldGroup({ copy, fields, otherFields }: FieldGroupProps) {
  const adviceId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={adviceId}>
      <legend className={styles.groupTitle}>{copy.title}</legend>
      <div className={styles.groupFields}>
        {fields}
        <p id={adviceId} className={styles.groupAdvice}>
          {copy.advice}
        </p>
        {otherFields}
      </div>
    </fieldset>
  );
}

export function ProfileFields({
  copy,
  groups,
  fieldProps,
}: StageProps<'profile'> & { groups: ApplicationCopy['profileGroups'] }): ReactNode {
  const { options, ...fullTime } = copy.fullTime;
  return (
    <>
      <FieldGroup
        copy={groups.person}
        fields={
          <>
            <TextField {...fieldProps('firstName')} {...copy.firstName} autoComplete="given-name" />
            <TextField {...fieldProps('lastName')} {...copy.lastName} autoComplete="family-name" />
          </>
        }
        otherFields={
          <div className={styles.wideField}>
            <TextField {...fieldProps('email')} {...copy.email} type="email" autoComplete="email" />
          </div>
        }
      />
      <FieldGroup
        copy={groups.role}
        fields={
          <>
            <TextField {...fieldProps('title')} {...copy.title} autoComplete="organization-title" />
            <TextField {...fieldProps('companyName')} {...copy.companyName} autoComplete="organization" />
          </>
        }
      />
      <FieldGroup
        copy={groups.contact}
        fields={
          <TextField
            {...fieldProps('currentLocation')}
            {...copy.currentLocation}
            autoComplete="address-level2"
          />
        }
        otherFields={
          <>
            <TextField {...fieldProps('phoneNumber')} {...copy.phoneNumber} type="tel" autoComplete="tel" />
            <div className={styles.wideField}>
              <TextField {...fieldProps('linkedinUrl')} {...copy.linkedinUrl} autoComplete="url" />
            </div>
          </>
        }
      />
      <FieldGroup
        copy={groups.time}
        fields={
          <div className={styles.wideField}>
            <RadioGroup
              {...fieldProps('fullTime')}
              {...fullTime}
              options={Object.entries(options).map(([value, label]) => ({ value, label }))}
            />
          </div>
        }
      />
    </>
  );
}

/** Downloaded with the second stage. If that fails, the answers have no counter. */
const CharacterCounter = lazy<ComponentType<CharacterCounterProps>>(() =>
  import('../../components/Field/CharacterCounter.tsx').then(
    module => ({ default: module.CharacterCounter }),
    () => ({ default: () => null }),
  ),
);

export function BusinessFields({
  copy,
  counter,
  fieldProps,
}: StageProps<'business'> & Pick<ApplicationCopy, 'counter'>): ReactNode {
  return (
    <>
      {businessFields.map(name => {
        const { advice, ...field } = copy[name];
        return (
          <div key={name} className={styles.question}>
            <TextArea
              {...fieldProps(name)}
              {...field}
              counter={
                <Suspense>
                  <CharacterCounter fieldId={fieldProps(name).id} {...counter} />
                </Suspense>
              }
            />
            <p className={styles.questionAdvice}>{advice}</p>
          </div>
        );
      })}
    </>
  );
}
