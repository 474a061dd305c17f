declare global {
  /** Clicks before the page was hydrated; null once the page handles clicks. */
  var earlyClicks: (EventTarget | null)[] | null | undefined;
}

/** Runs in the document before its markup, which is visible and clickable seconds before the page's code is loaded. */
export const earlyClickScript =
  'earlyClicks=[];addEventListener("click",e=>earlyClicks?.push(e.target),true)';
