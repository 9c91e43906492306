/** Lets one task run at a time. */
export interface SingleFlight {
  /** Whether a task may begin now; from then on none may, until `end`. */
  readonly begin: () => boolean;
  readonly end: () => void;
}

/**
 * Refuses the second press of a double click: React's state would come a render too late for it.
 * In a component: `const [flight] = useState(singleFlight)`.
 */
export function singleFlight(): SingleFlight {
  let isUnderWay = false;
  return {
    begin: () => {
      const mayBegin = !isUnderWay;
      isUnderWay = true;
      return mayBegin;
    },
    end: () => {
      isUnderWay = false;
    },
  };
}
