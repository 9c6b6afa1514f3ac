import type { ComponentType } from 'react';

/** Fields that ask whether a zip is published as a site, and under which name. */
type LiveFieldsProps = {
  /** The project that the zip belongs to, where there is one already. */
  projectId?: string | undefined;
  /** From which a name is offered. */
  title: string;
  isOn: boolean;
  name: string;
  /** Whether others may copy the site. */
  remixAllowed: boolean;
  error: string | undefined;
  disabled: boolean;
  onToggle: (isOn: boolean) => void;
  onName: (name: string) => void;
  onRemixAllowed: (isAllowed: boolean) => void;
  /** Hears under which address the site will be; empty while that is not known. */
  onAddress: (address: string) => void;
};

/** What the forms of Community do with sites; their pages are given it, since features do not know each other. */
export type LivePublishing = {
  Fields: ComponentType<LiveFieldsProps>;
  /** Why a project, or a new one, cannot have a site of that name; undefined when it can, and when that is not known. */
  nameFault(name: string, projectId?: string): Promise<string | undefined>;
  /**
   * Publishes the zip that a project of the member's has now: to the site that it was published to before, or to a new one.
   * Rejects with words for people.
   */
  publish(projectId: string, newSite: { name: string; remixAllowed: boolean }): Promise<{ address: string }>;
};

/** A project that is stored, while its site is not: the form stays as it is, and goes on from there. */
export class NotLiveError extends Error {}
