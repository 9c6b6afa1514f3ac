/** Templates that are applications, by what they are asked for as. */
const APPLICATIONS: readonly [words: RegExp, id: string, title: string][] = [
  [/dashboard|admin|analytics|crm/i, 'admin-dashboard', 'Admin Dashboard'],
  [/to-?do|task|kanban|planner|project board/i, 'kanban-board', 'Kanban Board'],
  [/invoice|rechnung/i, 'invoice-newgen', 'Invoice NewGen'],
  [/calculator|budget|mortgage|loan|finance|rechner/i, 'finance-tools', 'Finance Tools'],
  [/note/i, 'legal-notepad', 'Legal Notepad'],
  [/qr/i, 'qr-generator', 'QR Generator'],
  [/convert|umrechn/i, 'file-url-converter', 'File URL Converter'],
  [/weather|wetter/i, 'weather-app', 'Weather App'],
  [/short(en)?/i, 'url-shortener', 'URL Shortener'],
  [/video/i, 'video-editor', 'Video Editor'],
  [/editor/i, 'code-editor', 'Code Editor'],
];

/** The template that comes nearest to an application; null where none does. */
export function nearestApplication(application: string): { id: string; title: string } | null {
  const [, id, title] = APPLICATIONS.find(([words]) => words.test(application)) ?? [];
  return id && title ? { id, title } : null;
}
