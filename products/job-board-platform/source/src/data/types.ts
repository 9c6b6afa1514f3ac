export type Field = 'Engineering' | 'Design' | 'Operations' | 'Finance' | 'Health' | 'Teaching';
export type Mode = 'On site' | 'Hybrid' | 'Remote';
export type Contract = 'Permanent' | 'Fixed term' | 'Part time';
export type JobStatus = 'draft' | 'review' | 'open' | 'closed' | 'refused';

export interface Employer {
  id: string;
  name: string;
  line: string;
  city: string;
  people: number;
}

export interface Job {
  id: string;
  employerId: string;
  title: string;
  field: Field;
  /** Code of the state or union territory, see lib/regions.ts. */
  region: string;
  city: string;
  mode: Mode;
  contract: Contract;
  /** Rupees a year, before tax. */
  payMin: number;
  payMax: number;
  /** Years of experience asked for. */
  years: number;
  skills: string[];
  about: string;
  tasks: string[];
  /** First day it is shown, `2026-11-24`. */
  posted: string;
  /** Last day for applications. */
  closes: string;
  status: JobStatus;
  /** Why moderation refused it. */
  reason: string;
}

export interface Position {
  id: string;
  title: string;
  place: string;
  from: string;
  /** Empty: until now. */
  to: string;
  text: string;
}

/** A seeker, as written by the seeker. */
export interface Profile {
  name: string;
  headline: string;
  email: string;
  phone: string;
  city: string;
  /** IANA name, `Asia/Kolkata`. */
  zone: string;
  about: string;
  skills: string[];
  years: number;
  /** Rupees a year asked for. */
  asks: number;
  work: Position[];
  study: Position[];
}

export type Stage = 'received' | 'reading' | 'interview' | 'offer' | 'hired' | 'declined' | 'withdrawn';

export interface Application {
  id: string;
  jobId: string;
  /** `me` is the seeker of this demo. */
  candidateId: string;
  /** The profile as it was sent. */
  cv: Profile;
  letter: string;
  stage: Stage;
  /** Every stage with its day, first to last. */
  history: { stage: Stage; on: string }[];
  /** The employer's own words about the candidate. */
  note: string;
}

export interface Interview {
  id: string;
  applicationId: string;
  /** Instant, ISO 8601 in UTC. */
  start: string;
  minutes: number;
  interviewer: string;
}

export interface SavedSearch {
  id: string;
  name: string;
  /** The search as the query of an address. */
  query: string;
  saved: string;
}

export interface Template {
  id: string;
  name: string;
  subject: string;
  body: string;
}

export interface Message {
  id: string;
  applicationId: string;
  subject: string;
  body: string;
  sent: string;
}

/** Everything that is remembered beside the jobs. */
export interface Desk {
  profile: Profile;
  savedJobs: string[];
  searches: SavedSearch[];
  applications: Application[];
  interviews: Interview[];
  templates: Template[];
  messages: Message[];
  /** What moderation decided, newest first. */
  decisions: { jobId: string; title: string; what: string; on: string }[];
}
