import { Download, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.ts';
import { Section } from './section.tsx';

const VARIANTS: ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger'];

/** Buttons, fields, tabs, pages, windows, notifications. */
export function Controls() {
  return (
    <>
      <Section title="Buttons">
        <div className="flex flex-col gap-6">
          {VARIANTS.map((variant) => (
            <div key={variant} className="flex flex-wrap items-center gap-4">
              <Button variant={variant} size="lg">
                Large
              </Button>
              <Button variant={variant}>Medium</Button>
              <Button variant={variant} size="sm">
                Small
              </Button>
              <Button variant={variant} disabled>
                Disabled
              </Button>
              <Button variant={variant} busy>
                Saving...
              </Button>
            </div>
          ))}
          <div className="flex gap-1">
            <IconButton label="Download">
              <Download aria-hidden="true" className="size-5" />
            </IconButton>
            <IconButton label="Share">
              <Share2 aria-hidden="true" className="size-5" />
            </IconButton>
            <IconButton label="Delete">
              <Trash2 aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
        </div>
      </Section>
      <Section title="Fields">
        <div className="grid max-w-3xl gap-6 sm:grid-cols-2">
          <Field label="Title">{(control) => <Input {...control} placeholder="Name of the work" />}</Field>
          <Field label="Preview URL" error="Please enter a valid URL starting with http:// or https://">
            {(control) => <Input {...control} defaultValue="plinth" />}
          </Field>
          <Field label="Content" optional hint="At most 2000 characters" className="sm:col-span-2">
            {(control) => <Textarea {...control} rows={4} />}
          </Field>
          <Field label="Locked">{(control) => <Input {...control} disabled defaultValue="Not now" />}</Field>
        </div>
      </Section>
      <Section title="Tabs and pages">
        <Tabs
          label="Example"
          items={[
            {
              value: 'browse',
              label: 'Browse Websites',
              panel: <p>The first panel is in the server’s HTML.</p>,
            },
            { value: 'upload', label: 'Upload Website', panel: <p>Arrow keys move between tabs.</p> },
          ]}
        />
        <Pagination page={4} pageCount={9} href={(page) => `?page=${page}`} label="Examples" />
      </Section>
      <Section title="Windows and notifications">
        <Windows />
      </Section>
    </>
  );
}

function Windows() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-4">
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        Open a dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('confirm')}>
        Ask before deleting
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({ title: 'Link copied!', description: 'The project link has been copied to your clipboard.' })
        }
      >
        Notify
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            title: 'Download failed',
            description: 'There was an error downloading the project.',
            variant: 'destructive',
          })
        }
      >
        Notify of a failure
      </Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Dialog"
        description="Focus stays inside; Escape or a press outside closes it."
        footer={<Button onClick={close}>Done</Button>}
      />
      <ConfirmDialog
        open={open === 'confirm'}
        title="Delete project"
        description="Are you sure you want to delete this project? This action cannot be undone."
        confirmLabel="Delete"
        onConfirm={close}
        onCancel={close}
      />
    </div>
  );
}
