/** A row of a list that somebody gives, before anybody judged it. */
export interface KeywordRow {
  /** Where it stands in what was given, from 1: lines of the text or of the file. */
  line: number;
  keyword: string;
  topic: string | null;
  /** The words in which assistants are asked; null where the list gives none. */
  question: string | null;
  /** Names of its tags, parted by commas or semicolons. */
  tags: string | null;
}

/** A list that cannot be read at all; the message says why and what to do. */
export class UnreadableList extends Error {}
