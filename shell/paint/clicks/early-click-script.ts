declare global {
  /** What was clicked before the page was hydrated; null once the page handles clicks itself. */
  var earlyClicks: (EventTarget | null)[] | null | undefined;
}

/** Stands in the document before its markup, which can be seen and clicked seconds before the page's code is there. */
export const earlyClickScript =
  'earlyClicks=[];addEventListener("click",e=>earlyClicks?.push(e.target),true)';
