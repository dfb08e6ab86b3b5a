import { useQuery } from '@tanstack/react-query';
import { Fragment, useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import type { Answer } from 'shared-contracts/http';
import type { LanguageRecord } from 'shared-contracts/languages';
import { useNavigate } from 'shared-contracts/router';
import type { readQuery } from '../query.ts';
import { WaitingView } from '../states/waiting.view.tsx';
import { useLanguages } from '../use-languages.ts';
import { useRecordId } from '../use-record-id.ts';
import type { FieldErrors } from './field-errors.ts';
import { FormPage } from './form-page.tsx';
import { useRecordForm } from './use-record-form.ts';

interface ScreenTexts {
  title: string;
  help: string;
  /** Said after a save. */
  saved: string;
}

/** What a kind of record gives to the screens that insert and update it. `V` are the form's values, `I` what is sent. */
export interface RecordKind<T, V extends object, I> {
  /** Name of the form, as the drafts of the module have it. */
  form: string;
  list: { to: string; label: string };
  insert: ScreenTexts;
  update: ScreenTexts;
  /** Of the fields, by path; messages are listed by them. */
  labels: Readonly<Record<string, string>>;
  query: (id: number) => ReturnType<typeof readQuery<T>>;
  values: (record: T | null, languages: readonly LanguageRecord[]) => V;
  input: (values: V, record: T | null, version: number | null) => I;
  errors: (input: I) => FieldErrors;
  /** Writes; `key` makes a repeated create harmless. */
  create: (input: I, key: string) => Promise<Answer<unknown>>;
  save: (id: number, input: I) => Promise<Answer<unknown>>;
  /** Addresses of what a save changes. */
  changes: readonly string[];
  Fields: ComponentType<{ values: V; languages: readonly LanguageRecord[] }>;
  side?: ReactNode;
  /** At the heading of a record that is there, such as a link to its page on the site. */
  action?: ReactNode;
}

interface Versioned {
  id: number;
  version: number;
}

/** The screens of a kind of record: one for a new record, one for the record that the address names. */
export function recordPages<T extends Versioned, V extends object, I>(kind: RecordKind<T, V, I>) {
  function InsertPage() {
    const languages = useLanguages();
    const navigate = useNavigate();
    if (!languages.isSuccess) return <WaitingView queries={[languages]} />;
    const onSaved = () => void navigate(kind.list.to);
    return <RecordForm kind={kind} record={null} languages={languages.data} onSaved={onSaved} />;
  }

  function OpenedRecord({ id }: { id: number }) {
    const record = useQuery(kind.query(id));
    const languages = useLanguages();
    if (!record.isSuccess || !languages.isSuccess) return <WaitingView queries={[record, languages]} />;
    return <RecordForm kind={kind} record={record.data} languages={languages.data} />;
  }

  function UpdatePage() {
    return <ChosenRecord list={kind.list.to}>{(id) => <OpenedRecord id={id} />}</ChosenRecord>;
  }

  return { InsertPage, UpdatePage };
}

interface ChosenRecordProps {
  list: string;
  children: (id: number) => ReactNode;
}

/** The chosen record stands in the address; without one the list opens. */
export function ChosenRecord({ list, children }: ChosenRecordProps) {
  const id = useRecordId();
  const navigate = useNavigate();
  useEffect(() => {
    if (id === null) void navigate(list, { replace: true });
  }, [id, list, navigate]);
  return id === null ? null : <Fragment key={id}>{children(id)}</Fragment>;
}

interface RecordFormProps<T, V extends object, I> {
  kind: RecordKind<T, V, I>;
  /** Null: a new one. */
  record: T | null;
  languages: readonly LanguageRecord[];
  onSaved?: () => void;
}

function RecordForm<T extends Versioned, V extends object, I>(props: RecordFormProps<T, V, I>) {
  const { kind, record, languages, onSaved } = props;
  const { form: name, list, labels, input, errors, create, save, changes, Fields, side, action } = kind;
  const version = record?.version ?? null;
  const texts = record ? kind.update : kind.insert;
  const initial = useMemo(() => kind.values(record, languages), [kind, record, languages]);
  const form = useRecordForm({
    form: name,
    record: record?.id ?? 0,
    version,
    initial,
    texts: { success: texts.saved },
    validate: (values) => errors(input(values, record, version)),
    save: (values, replaced, key) => {
      const sent = input(values, record, replaced);
      return record ? save(record.id, sent) : create(sent, key);
    },
    changes,
    onSaved,
  });
  return (
    <FormPage
      title={texts.title}
      help={texts.help}
      back={list}
      action={record ? action : null}
      form={form}
      version={version}
      labels={labels}
      saveLabel="Kaydet"
      side={side}
    >
      <Fields values={form.formik.values} languages={languages} />
    </FormPage>
  );
}
