import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { Draggable, type DraggableProvided, Droppable, type DroppableProvided } from 'react-beautiful-dnd';
import { createPortal } from 'react-dom';
import { applyProps } from './apply-props.ts';
import type { RowDrag, SortableRow } from './sortable-rows.ts';

interface DroppableElementProps {
  id: string;
  element: RefObject<HTMLElement | null>;
  isDisabled?: boolean;
  children?: ReactNode;
}

/** Makes an element a drop target. */
export function DroppableElement({ id, element, isDisabled = false, children }: DroppableElementProps) {
  return (
    <Droppable droppableId={id} isDropDisabled={isDisabled}>
      {(provided, { isDraggingOver }) => (
        <>
          <Target provided={provided} element={element} isOver={isDraggingOver} />
          {children}
        </>
      )}
    </Droppable>
  );
}

interface TargetProps {
  provided: DroppableProvided;
  element: RefObject<HTMLElement | null>;
  isOver: boolean;
}

function Target({ provided: { innerRef, droppableProps, placeholder }, element, isOver }: TargetProps) {
  useLayoutEffect(() => {
    innerRef(element.current);
    return () => innerRef(null);
  }, [innerRef, element]);
  useLayoutEffect(
    () =>
      element.current
        ? applyProps(element.current, { ...droppableProps, 'data-over': isOver || undefined })
        : undefined,
    [droppableProps, element, isOver],
  );
  const target = element.current?.querySelector('[data-drop-placeholder]') ?? element.current;
  return target && placeholder ? createPortal(placeholder, target) : null;
}

interface DraggableRowProps {
  id: SortableRow['id'];
  index: number;
  drag: RowDrag;
  isDisabled: boolean;
}

/** Makes the elements of a row draggable. */
export function DraggableRow({ id, index, drag, isDisabled }: DraggableRowProps) {
  return (
    <Draggable draggableId={String(id)} index={index} isDragDisabled={isDisabled}>
      {(provided, { isDragging }) => <Row provided={provided} drag={drag} isDragging={isDragging} />}
    </Draggable>
  );
}

interface RowProps {
  provided: DraggableProvided;
  drag: RowDrag;
  isDragging: boolean;
}

function Row({ provided: { innerRef, draggableProps, dragHandleProps }, drag: { row, handle }, isDragging }: RowProps) {
  useLayoutEffect(() => {
    innerRef(row.current);
    return () => innerRef(null);
  }, [innerRef, row]);
  useLayoutEffect(
    () =>
      row.current
        ? applyProps(row.current, { ...draggableProps, 'data-dragging': isDragging || undefined })
        : undefined,
    [row, draggableProps, isDragging],
  );
  useLayoutEffect(() => {
    if (!handle.current || !dragHandleProps) return undefined;
    // The handle itself renders these two.
    const { role: _role, tabIndex: _tabIndex, ...props } = dragHandleProps;
    return applyProps(handle.current, props);
  }, [handle, dragHandleProps]);
  return null;
}
