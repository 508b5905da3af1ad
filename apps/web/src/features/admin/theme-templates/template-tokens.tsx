import { LIMITS, readTemplateFile, type TokenValue } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { DesignPreview } from '../design/design-preview.tsx';
import type { OwnInput } from '../resources/resource-form.tsx';
import * as messages from './messages.ts';
import styles from './theme-templates.module.css';

/** The tokens of a template: those of the draft, of what is published, or of a file, which brings its name, too. */
export default function TemplateTokens({
  label,
  error,
  value,
  onChange,
  onChangeOf,
}: Parameters<OwnInput>[0]) {
  const { queries } = useAdminClients();
  const { data: design } = useQuery(queries.read_design.queryOptions());
  const [faults, setFaults] = useState<readonly string[]>([]);
  const inputId = useId();
  const tokens = value as readonly TokenValue[];
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const given =
      file.size > LIMITS.theme_template_file_bytes_max
        ? { faults: [TOO_LARGE] }
        : readTemplateFile(await file.text());
    setFaults('faults' in given ? given.faults : []);
    if ('faults' in given) return;
    onChange(given.template.tokens);
    onChangeOf('name', given.template.name);
    onChangeOf('description', given.template.description);
  };
  return (
    <fieldset className={styles.tokens}>
      <legend>{label}</legend>
      <p>{messages.valuesThatDiffer({ count: tokens.length })}</p>
      <div className="row">
        <Button size="small" disabled={!design} onClick={() => onChange(design?.draft.tokens ?? [])}>
          {messages.takeTheDraft}
        </Button>
        <Button size="small" disabled={!design} onClick={() => onChange(design?.published?.tokens ?? [])}>
          {messages.takeThePublishedDesign}
        </Button>
      </div>
      <DropZone inputId={inputId} onDrop={(files) => void read(files[0])}>
        {messages.importFile}
      </DropZone>
      <input
        id={inputId}
        type="file"
        accept="application/json,.json"
        className="visually-hidden"
        onChange={(event) => {
          void read(event.currentTarget.files?.[0]);
          // The same file, once it is mended, is another choice.
          event.currentTarget.value = '';
        }}
      />
      {faults.length > 0 && (
        <Alert tone="negative">
          <p>{messages.fileNotImported}</p>
          <ul>
            {faults.slice(0, FAULTS_SAID).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
          {faults.length > FAULTS_SAID && <p>{messages.andMore({ count: faults.length - FAULTS_SAID })}</p>}
        </Alert>
      )}
      {error && <p className="fault">{error}</p>}
      <DesignPreview tokens={tokens} />
    </fieldset>
  );
}

const FAULTS_SAID = 10;
const TOO_LARGE = messages.fileTooLarge({ max: LIMITS.theme_template_file_bytes_max / 1_000 });
