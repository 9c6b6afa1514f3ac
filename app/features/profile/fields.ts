/** The longest texts the database takes, in characters. */
export const PROFILE_LIMITS = {
  first_name: 100,
  last_name: 100,
  title: 150,
  about: 2000,
  location: 150,
  phone: 40,
  linkedin: 300,
  github: 300,
  website: 2048,
} as const;

/** What a member can change. Every field may stay empty. */
export type ProfileValues = Record<keyof typeof PROFILE_LIMITS, string>;
export type ProfileField = keyof ProfileValues;

/** A member's row. */
export type Profile = ProfileValues & { user_id: string; avatar_url: string };

export const EMPTY_PROFILE: ProfileValues = {
  first_name: '',
  last_name: '',
  title: '',
  about: '',
  location: '',
  phone: '',
  linkedin: '',
  github: '',
  website: '',
};
