import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** A company in an answer: its name as first written, and every form that is right for it. */
interface LabelledCompany {
  name: string;
  forms: string[];
}

/** An answer of `cases/companies/`, see the README there. */
export interface CompanyAnswer {
  id: string;
  lang: string;
  shape: string;
  question: string;
  answer: string;
  companies: LabelledCompany[];
  either?: string[];
  decoys: string[];
}

/** The labels of a real answer, whose text is not distributed; `sha256` is that of its UTF-8 bytes, in hex. */
export interface RealAnswerLabels {
  id: string;
  sha256: string;
  lang: string;
  companies: LabelledCompany[];
  either?: string[];
}

const FOLDER = new URL('../cases/companies/', import.meta.url);

function readLines<Line>(file: string): Line[] {
  return readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

export function readCompanyAnswers(): CompanyAnswer[] {
  return readdirSync(FOLDER)
    .filter((file) => /^[a-z]{2}\.jsonl$/.test(file))
    .flatMap((file) => readLines<CompanyAnswer>(file));
}

export function readRealAnswerLabels(): RealAnswerLabels[] {
  return readLines<RealAnswerLabels>('real-answers.labels.jsonl');
}

export function sha256(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}

/** Nobody looks at the held-back half, its answers or its scores, until the recogniser is finished. */
export function isHeldBack(id: string): boolean {
  return sha256(id).readUInt8(0) % 2 === 0;
}
