const paths = {
  hash: 'M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17',
  thread:
    'M5 4h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-8l-4 4v-4H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM8 8.2h8M8 11.2h5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  down: 'M6 9.5l6 6 6-6',
  send: 'M4 4.5 20.5 12 4 19.5l2.5-7.5zM6.5 12H13',
  slash: 'M15 4 9 20',
  file: 'M7 3h7l5 5v13H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM14 3v5h5',
  out: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 4 2.8 20h18.4zM12 10v5M12 17.3v.2',
  at: 'M15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM15.5 8.5v5a2.5 2.5 0 0 0 5 0V12a8.5 8.5 0 1 0-3.4 6.8',
  group:
    'M9 5.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 19c0-3.3 2.7-5.5 6-5.5s6 2.2 6 5.5M15.5 6a3 3 0 0 1 0 5.6M17.5 14.2c2 .8 3.5 2.5 3.5 4.8',
  add: 'M12 5v14M5 12h14',
  more: 'M6 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0zM13 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0zM20 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0z',
  smile: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.2 14.2a4.4 4.4 0 0 0 7.6 0M9 9.2v1M15 9.2v1',
  bin: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.2 10.5v5.5M13.8 10.5v5.5',
  reply: 'M5 19v-6a4 4 0 0 1 4-4h10M15 5l4 4-4 4',
} as const;

/** Renders a small line icon, hidden from screen readers; the button's label or the text beside it names it. */
export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg class={`i i-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
